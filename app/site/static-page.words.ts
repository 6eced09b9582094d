import { defineWords } from '#languages/words.ts'

/** What stands around the texts of the static pages. */
export const staticPageWords = defineWords({
  en: {
    home: 'Home',
    courtyard:
      'A courtyard with potted plants along a limewashed wall, a tulsi stand in the middle and a kolam on the red floor',
  },
  hi: {
    home: 'होम',
    courtyard: 'एक आँगन: चूने से पुती दीवार के साथ गमलों में पौधे, बीच में तुलसी चौरा और लाल फ़र्श पर रंगोली',
  },
  mr: {
    home: 'मुखपृष्ठ',
    courtyard:
      'एक अंगण: चुन्याने रंगवलेल्या भिंतीशेजारी कुंड्यांमधली रोपे, मधोमध तुळशी वृंदावन आणि लाल जमिनीवर रांगोळी',
  },
})
