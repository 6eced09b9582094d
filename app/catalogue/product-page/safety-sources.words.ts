import { defineWords } from '#languages/words.ts'

/** Who says what is safe for cats and dogs, in one plain line. */
export const safetySourceWords = defineWords({
  en: {
    petSafety: 'Pet safety: ',
    aspca: 'ASPCA’s list',
    petPoison: 'Pet Poison Helpline',
    animalPoisons: 'Animal Poisons Helpline',
    ncState: 'NC State Extension’s plant list',
    checked: (date: string) => `, checked ${date}`,
    noList: 'no poison centre’s list names it',
    end: '.',
    days: 'Days between waterings are about right for a hot summer. ',
    advice: 'This is no veterinary or medical advice.',
  },
  hi: {
    petSafety: 'पालतू पशुओं की सुरक्षा: ',
    aspca: 'ASPCA की सूची',
    petPoison: 'पेट पॉइज़न हेल्पलाइन',
    animalPoisons: 'एनिमल पॉइज़न्स हेल्पलाइन',
    ncState: 'एनसी स्टेट एक्सटेंशन की पौधा-सूची',
    checked: (date) => `, ${date} में देखी गई`,
    noList: 'ज़हर की जानकारी देने वाले किसी केंद्र की सूची में नाम नहीं है',
    end: '।',
    days: 'पानी के दिन तेज़ गर्मी के लिए मोटे तौर पर हैं। ',
    advice: 'यह पशु-चिकित्सक या डॉक्टर की सलाह नहीं है।',
  },
  mr: {
    petSafety: 'पाळीव प्राण्यांची सुरक्षितता: ',
    aspca: 'ASPCA ची यादी',
    petPoison: 'पेट पॉयझन हेल्पलाइन',
    animalPoisons: 'ॲनिमल पॉयझन्स हेल्पलाइन',
    ncState: 'एनसी स्टेट एक्स्टेंशनची रोपांची यादी',
    checked: (date) => `, ${date}मध्ये पाहिली`,
    noList: 'विषबाधा केंद्राच्या कोणत्याही यादीत नाव नाही',
    end: '.',
    days: 'पाण्याचे दिवस कडक उन्हाळ्यासाठी साधारण आहेत. ',
    advice: 'हा पशुवैद्यकीय किंवा वैद्यकीय सल्ला नाही.',
  },
})
