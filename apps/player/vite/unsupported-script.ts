/**
 * §8, 505: the page's first script. Shows a message in browsers that are too old to run the app. Written in ES5, because only
 * those browsers run it; others return at its first line.
 */
export function unsupportedScript(): string {
  return `(function(){
var D=window.HTMLDialogElement,A=window.AbortSignal,C=window.crypto;
if('noModule' in document.createElement('script')&&D&&D.prototype.showModal&&[].toSorted&&A&&A.timeout&&C&&C.getRandomValues&&window.IntersectionObserver)return;
var d=document.documentElement;d.setAttribute('data-unsupported','');
document.addEventListener('DOMContentLoaded',function(){
var isEn=/^en/.test(d.lang),m=document.createElement('main'),h=document.createElement('h1'),p=document.createElement('p');
m.setAttribute('role','alert');m.id='unsupported';
h.appendChild(document.createTextNode(isEn?'Please try another browser':'請更換瀏覽器'));
p.appendChild(document.createTextNode(isEn?'This browser is too old to run the app. Update it, or use Chrome 111, Safari 16.4, Firefox 121 or newer.':'這個瀏覽器版本過舊，無法執行本站。請更新瀏覽器，或改用 Chrome 111、Safari 16.4、Firefox 121 以上的版本。'));
m.appendChild(h);m.appendChild(p);
var r=document.getElementById('root');if(r)r.parentNode.replaceChild(m,r);
})})()`
}
