import type { Language } from '#languages/language.ts'

/** The cookie that keeps the line hidden: it holds nothing of the visitor. */
const cookie = 'language-offer'

/**
 * Gives the part of the first script that a site in several languages has: where the browser would
 * rather have another language than the page's, it marks the document with that, and its line is
 * shown (`data-offer`); × hides it for a year. Nobody is sent anywhere by it.
 */
export function offerScript(offered: readonly Language[]): string {
  return `(()=>{const r=document.documentElement,c='${cookie}=no',a=${JSON.stringify(offered)},w=navigator.languages.map(l=>l.slice(0,2)).find(l=>a.includes(l));if(w&&w!='en'&&w!=r.lang&&!document.cookie.includes(c))r.dataset.offer=w;addEventListener('click',e=>{if(e.target.closest?.('.offer-lang button')){document.cookie=c+';path=/;max-age=31536000;samesite=lax';delete r.dataset.offer}})})()`
}
