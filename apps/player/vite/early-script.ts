import { NETWORK_WORDS } from '../src/shared/loading/network-words.ts'
import { TEXT_SCALES } from '../src/shared/stores/text-scales.ts'

export type EntryFiles = {
  /** Modules the entry imports, evaluated before it one by one, so that none of them blocks a tap for long. */
  readonly preludes: readonly string[]
  readonly entry: string
}

/**
 * What must be known before the first paint, as one small inline script: the theme, the size of text, less movement, whether someone is logged in,
 * and whether the address is a deeper page, whose visitor must not see the home page flash by.
 * The app's own code waits until the first screen is painted, so that it does not compete with it. Code that the network loses is asked for
 * again; meanwhile `data-lost` lets the page say so. Code that breaks while it starts is not (`data-broken`): it would again.
 */
export function earlyScript({ preludes, entry }: EntryFiles): string {
  return `(()=>{
const d=document.documentElement,h=location.hash,all=${JSON.stringify([...preludes, entry])};
const wake=async()=>{
for(const a of all){const l=document.createElement('link');l.rel='modulepreload';l.href=a;document.head.append(l)}
for(const a of all){for(let w=1e3;;w=Math.min(2*w,3e4))try{await import(a);break}catch(e){if(!${NETWORK_WORDS}.test(e&&e.message)){delete d.dataset.lost;d.dataset.broken='';throw e}d.dataset.lost='';await new Promise(r=>{setTimeout(r,w);addEventListener('online',r,{once:true})})}await new Promise(r=>setTimeout(r))}
delete d.dataset.lost
};
try{const s=localStorage,f=${JSON.stringify(TEXT_SCALES)}[s.getItem('text_size')];if(s.getItem('theme')==='light')d.dataset.theme='light';if(s.getItem('motion')==='reduced')d.dataset.motion='reduced';if(f)d.style.fontSize=f}catch{}
try{if(sessionStorage.getItem('token'))d.dataset.session=''}catch{}
if(h.length>2&&!h.startsWith('#/?')){d.dataset.deep='';if(!('unsupported' in d.dataset))wake();return}
if('unsupported' in d.dataset)return;
let isAwake=false;
const calm=self.requestIdleCallback||(f=>setTimeout(f,50));
const soon=()=>{if(isAwake)return;isAwake=true;requestAnimationFrame(()=>calm(wake,{timeout:200}))};
addEventListener('load',soon);
addEventListener('pointerdown',soon,{once:true,capture:true});
setTimeout(soon,2500);
})()`
}
