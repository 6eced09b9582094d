import { defineWords } from '#languages/words.ts'

/** The codes of facts in a visitor's words, the same on product pages, cards and in the finder. */
export const factsWords = defineWords({
  en: {
    light: { low: 'Low light', bright: 'Bright shade', 'some-sun': 'Some sun', sun: 'Full sun' },
    /** The same after 'in', where that changes the word's form. */
    inLight: { low: 'Low light', bright: 'Bright shade', 'some-sun': 'Some sun', sun: 'Full sun' },
    water: {
      rare: 'Every 10 days or more',
      week: 'Every 6 to 9 days',
      twice: 'Every 3 to 5 days',
      daily: 'Every day or two',
    },
    place: { inside: 'Inside', balcony: 'Balcony', garden: 'Garden' },
    care: { easy: 'Easy', some: 'Some care', expert: 'Expert' },
    height: { small: 'Under 30 cm', mid: '30 to 90 cm', tall: 'Over 90 cm' },
    answer: { safe: 'Safe', unsafe: 'Not safe', unknown: 'Not known' },
  },
  hi: {
    light: {
      low: 'कम रोशनी',
      bright: 'तेज़ उजाला, सीधी धूप नहीं',
      'some-sun': 'थोड़ी धूप',
      sun: 'पूरी धूप',
    },
    inLight: {
      low: 'कम रोशनी में',
      bright: 'तेज़ उजाले में',
      'some-sun': 'थोड़ी धूप में',
      sun: 'पूरी धूप में',
    },
    water: {
      rare: '10 या ज़्यादा दिन में',
      week: 'हर 6 से 9 दिन में',
      twice: 'हर 3 से 5 दिन में',
      daily: 'हर एक-दो दिन में',
    },
    place: { inside: 'घर के अंदर', balcony: 'बालकनी', garden: 'बगीचा' },
    care: { easy: 'आसान', some: 'थोड़ी देखभाल', expert: 'अनुभवी हाथों के लिए' },
    height: { small: '30 सें.मी. से कम', mid: '30 से 90 सें.मी.', tall: '90 सें.मी. से ऊँचा' },
    answer: { safe: 'सुरक्षित', unsafe: 'सुरक्षित नहीं', unknown: 'पता नहीं' },
  },
  mr: {
    light: {
      low: 'कमी प्रकाश',
      bright: 'भरपूर उजेड, थेट ऊन नाही',
      'some-sun': 'थोडे ऊन',
      sun: 'भरपूर ऊन',
    },
    inLight: {
      low: 'कमी प्रकाशात',
      bright: 'भरपूर उजेडात',
      'some-sun': 'थोड्या उन्हात',
      sun: 'भरपूर उन्हात',
    },
    water: {
      rare: '10 किंवा अधिक दिवसांनी',
      week: '6 ते 9 दिवसांनी',
      twice: '3 ते 5 दिवसांनी',
      daily: 'एक-दोन दिवसांनी',
    },
    place: { inside: 'घरात', balcony: 'बाल्कनी', garden: 'बाग' },
    care: { easy: 'सोपी', some: 'थोडी निगा', expert: 'अनुभवी हातांसाठी' },
    height: { small: '30 सें.मी. पेक्षा कमी', mid: '30 ते 90 सें.मी.', tall: '90 सें.मी. पेक्षा उंच' },
    answer: { safe: 'सुरक्षित', unsafe: 'सुरक्षित नाही', unknown: 'माहीत नाही' },
  },
})
