import { defineWords } from '#languages/words.ts'

/** What is said where something is added to the list, or taken off beside a page. */
export const addingWords = defineWords({
  en: {
    myList: 'My list',
    close: 'Close',
    takeOff: (name: string) => `Take off the list: ${name}`,
    open: 'Open my list and send it',
    keepLooking: 'Keep looking',
    failed: 'This could not be changed. Please try again.',
    noCookies:
      'Your browser keeps no cookies, so there can be no list. You can send an enquiry all the same.',
    noLongerSold: 'This is no longer sold.',
    full: (most: number) =>
      `${most} things are as many as one list holds. Send it, then begin another.`,
    unnamed: 'This',
    isOn: (name: string) => `${name} is on your list.`,
    isOff: (name: string) => `${name} is off your list.`,
    count: (things: string) => ` ${things} on it.`,
  },
  hi: {
    myList: 'मेरी सूची',
    close: 'बंद करें',
    takeOff: (name) => `सूची से हटाएँ: ${name}`,
    open: 'मेरी सूची खोलें और भेजें',
    keepLooking: 'और देखते रहें',
    failed: 'यह बदला नहीं जा सका। कृपया फिर कोशिश करें।',
    noCookies: 'आपका ब्राउज़र कुकी नहीं रखता, इसलिए सूची नहीं बन सकती। पूछताछ आप फिर भी भेज सकते हैं।',
    noLongerSold: 'यह अब नहीं मिलता।',
    full: (most) => `एक सूची में ${most} चीज़ें ही आती हैं। इसे भेजिए, फिर नई शुरू कीजिए।`,
    unnamed: 'यह',
    isOn: (name) => `${name} आपकी सूची में है।`,
    isOff: (name) => `${name} को सूची से हटा दिया।`,
    count: (things) => ` सूची में: ${things}।`,
  },
  mr: {
    myList: 'माझी यादी',
    close: 'बंद करा',
    takeOff: (name) => `यादीतून काढा: ${name}`,
    open: 'माझी यादी उघडा आणि पाठवा',
    keepLooking: 'आणखी पाहत राहा',
    failed: 'हे बदलता आले नाही. कृपया पुन्हा प्रयत्न करा.',
    noCookies: 'आपला ब्राउझर कुकी ठेवत नाही, म्हणून यादी करता येत नाही. चौकशी तरीही पाठवता येईल.',
    noLongerSold: 'हे आता मिळत नाही.',
    full: (most) => `एका यादीत ${most} वस्तूच मावतात. ही पाठवा, मग नवी सुरू करा.`,
    unnamed: 'हे',
    isOn: (name) => `${name} आपल्या यादीत आहे.`,
    isOff: (name) => `यादीतून काढले: ${name}.`,
    count: (things) => ` यादीत: ${things}.`,
  },
})
