import type { SpecifiedKey } from '#app/catalogue/category.ts'
import type { Choice } from '#app/catalogue/facts/plant-choices.ts'

/*
 * What visitors call a category or a fact beside its own names, in three languages and in Latin
 * letters. A term fits a search as `fitsTerm` says: word by word, beginnings included.
 */

/** Other words for the specification's categories. */
export const categoryTerms: Partial<Record<SpecifiedKey, readonly string[]>> = {
  'indoor-plants': [
    'indoor',
    'indore',
    'house plants',
    'घर के पौधे',
    'इनडोर',
    'घरातली रोपे',
    'इनडोअर',
  ],
  'outdoor-plants': [
    'outdoor',
    'outdore',
    'flowering',
    'बाहर के पौधे',
    'फूल वाले पौधे',
    'बाहेरची रोपे',
    'फुलझाडे',
  ],
  'flower-seeds': ['flowering', 'seeds', 'beej', 'biyane', 'बीज', 'बियाणे', 'बी'],
  'vegetable-seeds': ['seeds', 'beej', 'biyane', 'बीज', 'बियाणे', 'बी', 'सब्जी', 'sabji', 'bhaji'],
  pebbles: ['stones', 'kankad', 'khade', 'पत्थर', 'कंकड़', 'खडे', 'दगड', 'गोटे'],
  'gardening-tools': ['tools', 'auzar', 'avjare', 'औज़ार', 'अवजारे', 'हत्यारे'],
  'corporate-products': ['gifts', 'bulk gifts', 'uphar', 'उपहार', 'गिफ्ट', 'भेटवस्तू', 'भेटी'],
  'vertical-garden': ['green wall', 'living wall', 'हरी दीवार', 'हिरवी भिंत'],
  'artificial-decoration': ['artificial', 'plastic', 'fake', 'kritrim', 'nakli', 'नकली', 'कृत्रिम'],
  fertilizer: ['fertiliser', 'compost', 'manure', 'khad', 'khat', 'खाद', 'खत', 'उर्वरक'],
  soil: ['mitti', 'mati', 'earth', 'मिट्टी', 'माती'],
}

/** What visitors call plants of which it is known when they flower. */
export const floweringTerms: readonly string[] = [
  ...['flowering plants', 'flowers', 'blooms', 'blooming', 'blossoms', 'phool', 'phul'],
  ...['फूल देने वाले', 'फूलने वाले', 'फूलदार', 'पुष्प'],
  ...['फुलणारी', 'फुलणारे', 'फुलणारी रोपे', 'फुले देणारी', 'फुले येणारी'],
]

/** Other words for what the Plant Finder chooses by. */
export const choiceTerms: readonly (Choice & { terms: readonly string[] })[] = [
  { group: 'light', value: 'low', terms: ['shade', 'shady', 'dark', 'छाँव', 'छाया', 'सावली'] },
  { group: 'light', value: 'bright', terms: ['bright light', 'indirect light'] },
  { group: 'light', value: 'sun', terms: ['sunny', 'sunlight', 'धूप', 'dhoop', 'ऊन', 'उन्हात'] },
  { group: 'place', value: 'inside', terms: ['indoor', 'indoors', 'bedroom', 'office', 'इनडोर'] },
  { group: 'place', value: 'balcony', terms: ['terrace', 'छत', 'गच्ची', 'टेरेस'] },
  { group: 'place', value: 'garden', terms: ['outdoor', 'outdoors', 'आउटडोर', 'अंगण', 'आँगन'] },
  {
    group: 'pets',
    value: 'safe',
    terms: ['pet friendly', 'safe for pets cats dogs', 'cat safe', 'dog safe', 'non toxic'],
  },
  { group: 'care', value: 'easy', terms: ['easy care', 'low maintenance', 'beginners', 'hardy'] },
  { group: 'care', value: 'expert', terms: ['expert'] },
  {
    group: 'water',
    value: 'rare',
    terms: ['low water', 'little water', 'less water', 'कम पानी', 'कमी पाणी'],
  },
  { group: 'height', value: 'small', terms: ['small', 'छोटा', 'छोटे', 'लहान'] },
  { group: 'height', value: 'tall', terms: ['tall', 'big', 'large', 'बड़ा', 'बड़े', 'मोठे', 'उंच'] },
]
