import { defineWords } from '#languages/words.ts'

/** What the Plant Finder's groups and choices are called beside the facts' own words. */
export const choiceWords = defineWords({
  en: {
    titles: {
      availability: 'Availability',
      light: 'Light',
      place: 'Place',
      pets: 'Cats and dogs',
      care: 'Care',
      water: 'Water in summer',
      height: 'Height',
    },
    availability: { available: 'Available now', 'to-order': 'Made to order' },
    petSafe: 'Pet safe',
    or: ' or ',
    find: (wishes: string) => `Please find me a plant. ${wishes}`,
  },
  hi: {
    titles: {
      availability: 'उपलब्धता',
      light: 'रोशनी',
      place: 'जगह',
      pets: 'कुत्ते-बिल्ली',
      care: 'देखभाल',
      water: 'गर्मियों में पानी',
      height: 'ऊँचाई',
    },
    availability: { available: 'अभी उपलब्ध', 'to-order': 'ऑर्डर पर तैयार' },
    petSafe: 'कुत्ते-बिल्ली के लिए सुरक्षित',
    or: ' या ',
    find: (wishes) => `कृपया मेरे लिए पौधा ढूँढ़ दें। ${wishes}`,
  },
  mr: {
    titles: {
      availability: 'उपलब्धता',
      light: 'प्रकाश',
      place: 'जागा',
      pets: 'कुत्रा-मांजर',
      care: 'निगा',
      water: 'उन्हाळ्यात पाणी',
      height: 'उंची',
    },
    availability: { available: 'आत्ता उपलब्ध', 'to-order': 'ऑर्डरनुसार तयार' },
    petSafe: 'कुत्रा-मांजरांसाठी सुरक्षित',
    or: ' किंवा ',
    find: (wishes) => `कृपया माझ्यासाठी रोप शोधा. ${wishes}`,
  },
})
