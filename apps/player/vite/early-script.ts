/**
 * What must be known before the first paint, as one small inline script: the theme, whether someone is logged in,
 * and whether the address is a deeper page, whose visitor must not see the home page flash by.
 * The app's own code waits until the first screen is painted, so that it does not compete with it.
 */
export function earlyScript(entry: string): string {
  return `(()=>{
const d=document.documentElement,h=location.hash,wake=()=>import(${JSON.stringify(entry)});
try{if(localStorage.getItem('theme')==='light')d.dataset.theme='light'}catch{}
try{if(sessionStorage.getItem('token'))d.dataset.session=''}catch{}
if(h.length>2&&!h.startsWith('#/?')){d.dataset.deep='';wake();return}
let isAwake=false;
const soon=()=>{if(isAwake)return;isAwake=true;requestAnimationFrame(()=>setTimeout(wake))};
addEventListener('load',soon);
addEventListener('pointerdown',soon,{once:true,capture:true});
setTimeout(soon,2500);
})()`
}
