import { defineWords } from '#app/languages/words.ts'

/** The codes of facts in a visitor's words, the same on product pages, cards and in the finder. */
export const factsWords = defineWords({
  en: {
    light: { low: 'Low light', bright: 'Bright shade', 'some-sun': 'Some sun', sun: 'Full sun' },
    water: {
      rare: 'Every two weeks',
      week: 'Once a week',
      twice: 'Twice a week',
      daily: 'Daily in summer',
    },
    place: { inside: 'Inside', balcony: 'Balcony', garden: 'Garden' },
    care: { easy: 'Easy', some: 'Some care', expert: 'Expert' },
    height: { small: 'Under 30 cm', mid: '30 to 90 cm', tall: 'Over 90 cm' },
    answer: { safe: 'Safe', unsafe: 'Not safe', unknown: 'Not known' },
  },
  hi: {
    light: { low: 'कम रोशनी', bright: 'उजली छाँव', 'some-sun': 'थोड़ी धूप', sun: 'पूरी धूप' },
    water: {
      rare: 'दो हफ़्ते में एक बार',
      week: 'हफ़्ते में एक बार',
      twice: 'हफ़्ते में दो बार',
      daily: 'गर्मियों में रोज़',
    },
    place: { inside: 'घर के अंदर', balcony: 'बालकनी', garden: 'बगीचा' },
    care: { easy: 'आसान', some: 'थोड़ी देखभाल', expert: 'अनुभवी हाथों के लिए' },
    height: { small: '30 सें.मी. से कम', mid: '30 से 90 सें.मी.', tall: '90 सें.मी. से ऊँचा' },
    answer: { safe: 'सुरक्षित', unsafe: 'सुरक्षित नहीं', unknown: 'पता नहीं' },
  },
  mr: {
    light: { low: 'कमी प्रकाश', bright: 'उजेडाची सावली', 'some-sun': 'थोडे ऊन', sun: 'भरपूर ऊन' },
    water: {
      rare: 'दोन आठवड्यांनी',
      week: 'आठवड्यातून एकदा',
      twice: 'आठवड्यातून दोनदा',
      daily: 'उन्हाळ्यात रोज',
    },
    place: { inside: 'घरात', balcony: 'बाल्कनी', garden: 'बाग' },
    care: { easy: 'सोपी', some: 'थोडी निगा', expert: 'अनुभवी हातांसाठी' },
    height: { small: '30 सें.मी. पेक्षा कमी', mid: '30 ते 90 सें.मी.', tall: '90 सें.मी. पेक्षा उंच' },
    answer: { safe: 'सुरक्षित', unsafe: 'सुरक्षित नाही', unknown: 'माहीत नाही' },
  },
})
