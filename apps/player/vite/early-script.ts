import { NETWORK_ERROR_PATTERN } from '../src/shared/loading/network-error-pattern.ts'
import { TEXT_SCALES } from '../src/shared/stores/text-scales.ts'

export type EntryFiles = {
  /** Modules that the entry imports; evaluated one by one before it, so that no task blocks input for long. */
  readonly preludes: readonly string[]
  readonly entry: string
  /** The table of the files that the lazy pages need (page-files.ts). */
  readonly pageFiles: string
  /** What the page that launches a game needs beyond the first screen: its chunk first. */
  readonly launch: readonly string[]
}

/**
 * The inline script that runs before the first paint: sets theme, text size, reduced motion, `data-session` for a logged-in player
 * (with the end of a break, which hides the banners), and `data-deep` for a deep link, which hides the server-rendered home. On
 * home, `data-first-frame` leaves the lobby out of the first frame, and while `data-session` is set, the player's own games come first there (own-order.ts). On a deep link to a game, what the launch needs is requested together with the app, not after it.
 * It loads the app's modules after the first paint, so that they do not compete with it. Network failures are retried with growing
 * waits while `data-lost` shows a message. A module that throws is not retried and sets `data-broken`.
 */
export function earlyScript({ preludes, entry, pageFiles, launch }: EntryFiles): string {
  return `(()=>{
const d=document.documentElement,h=location.hash,all=${JSON.stringify([...preludes, entry])};
const ask=(a,t)=>{const l=document.createElement('link');l.rel=t?'preload':'modulepreload';if(t){l.as=t;if(t=='fetch')l.crossOrigin=''}l.href=a;document.head.append(l)};
const pages=()=>ask(${JSON.stringify(pageFiles)},'fetch');
const launch=()=>{for(const f of ${JSON.stringify(launch)})ask(f,/css$/.test(f)&&'style')};
const wake=async()=>{
for(const a of all)ask(a);
for(const a of all){for(let w=1e3;;w=Math.min(2*w,3e4))try{await import(a);break}catch(e){if(!${NETWORK_ERROR_PATTERN}.test(e&&e.message)){delete d.dataset.lost;d.dataset.broken='';throw e}d.dataset.lost='';await new Promise(r=>{setTimeout(r,w);addEventListener('online',r,{once:true})})}await new Promise(r=>setTimeout(r))}
delete d.dataset.lost
};
try{const s=localStorage,f=${JSON.stringify(TEXT_SCALES)}[s.getItem('text_size')];if(s.getItem('theme')==='light')d.dataset.theme='light';if(s.getItem('motion')==='reduced')d.dataset.motion='reduced';if(f)d.style.fontSize=f}catch{}
try{const s=sessionStorage;if(s.getItem('token'))d.dataset.session=s.getItem('break')||''}catch{}
if(h.length>2&&!h.startsWith('#/?')){d.dataset.deep='';if(!('unsupported' in d.dataset)){wake();h.startsWith('#/startGame')?launch():pages()}return}
if('unsupported' in d.dataset)return;
try{const o=JSON.parse(sessionStorage.getItem('lobby_order')),c=new CSSStyleSheet;o.forEach((g,i)=>c.insertRule('[data-session] [data-gid="'+CSS.escape(g)+'"]{order:'+(i-o.length)+'}'));document.adoptedStyleSheets=[c]}catch{}
d.dataset.firstFrame='';
const showAll=()=>delete d.dataset.firstFrame;
new PerformanceObserver(showAll).observe({type:'paint'});
addEventListener('load',showAll);
let isAwake=false;
const calm=self.requestIdleCallback||(f=>setTimeout(f,50));
const soon=()=>{if(isAwake)return;isAwake=true;requestAnimationFrame(()=>calm(wake,{timeout:200}))};
addEventListener('load',soon);
addEventListener('pointerdown',()=>{soon();pages()},{once:true,capture:true});
setTimeout(soon,2500);
})()`
}
