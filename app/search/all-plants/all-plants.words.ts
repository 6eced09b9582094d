import { defineWords } from '#languages/words.ts'

/** What the page of all plants says. */
export const allPlantsWords = defineWords({
  en: {
    home: 'Home',
    plants: 'Plants',
    name: 'All plants',
    intro: 'Every plant of the nursery, indoors and outdoors, with its light and its water.',
    description:
      'All plants of our nursery on one list: for rooms, balconies, gardens and gifts, each with the light and the water that it wants.',
    list: 'Plants',
    pages: 'Pages of plants',
    findPlant: 'Find a plant for your corner',
  },
  hi: {
    home: 'होम',
    plants: 'पौधे',
    name: 'सभी पौधे',
    intro: 'नर्सरी का हर पौधा, घर के अंदर का भी और बाहर का भी, उसकी रोशनी और पानी के साथ।',
    description:
      'हमारी नर्सरी के सभी पौधे एक सूची में: कमरे, बालकनी, बगीचे और उपहार के लिए, हर एक की रोशनी और पानी के साथ।',
    list: 'पौधे',
    pages: 'पौधों के पन्ने',
    findPlant: 'अपने कोने के लिए पौधा ढूँढ़ें',
  },
  mr: {
    home: 'मुखपृष्ठ',
    plants: 'रोपे',
    name: 'सर्व रोपे',
    intro: 'नर्सरीतील प्रत्येक रोप, घरातले आणि बाहेरचे, त्याच्या प्रकाश आणि पाण्यासह.',
    description:
      'आमच्या नर्सरीतील सर्व रोपे एका यादीत: खोली, बाल्कनी, बाग आणि भेट देण्यासाठी, प्रत्येकाच्या प्रकाश आणि पाण्यासह.',
    list: 'रोपे',
    pages: 'रोपांची पाने',
    findPlant: 'आपल्या कोपऱ्यासाठी रोप शोधा',
  },
})
