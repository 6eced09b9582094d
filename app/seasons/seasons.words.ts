import { defineWords } from '#languages/words.ts'

/** In season: what is sown, planted and in flower in each month. */
export const seasonsWords = defineWords({
  en: {
    home: 'Home',
    name: 'In season',
    title: (month: string) => `In season: ${month}`,
    description: (month: string) =>
      `What is sown, what is planted and what is in flower in ${month}, with the months of each plant and packet of seeds.`,
    present: {
      title: (month: string) => `In season now: ${month}`,
      description: (month: string) =>
        `What is sown, what is planted and what is in flower now, in ${month}, and in every other month of the year.`,
    },
    intro:
      'What is sown, what is planted, and what is in flower. Where you live it may be some weeks earlier or later.',
    months: 'Months',
    things: (count: number) => `${count} ${count === 1 ? 'thing' : 'things'}`,
    inMonth: (month: string) => ` in ${month}`,
    seasons: { cool: 'cool', hot: 'hot', rain: 'rain', after: 'after the rain' },
    now: { sow: 'Sow now', plant: 'Plant now', flower: 'In flower now' },
    during: {
      sow: (month: string) => `Sow in ${month}`,
      plant: (month: string) => `Plant in ${month}`,
      flower: (month: string) => `In flower in ${month}`,
    },
    does: { sow: 'Sow', plant: 'Plant', flower: 'In flower' },
    none: (month: string) => `Nothing that we have is sown, planted or in flower in ${month}.`,
    sources: 'The months stand on each one’s own page, with who says so.',
    seeAll: (count: number) => `See all ${count}`,
    strip: (month: string) => `In season in ${month}`,
    stripText: 'What is sown, planted and in flower now.',
    wholeYear: 'The whole year',
  },
  hi: {
    home: 'होम',
    name: 'इस मौसम में',
    title: (month) => `इस मौसम में: ${month}`,
    description: (month) =>
      `${month} में क्या बोया जाता है, क्या रोपा जाता है और किसमें फूल आते हैं, हर पौधे और बीज के महीनों के साथ।`,
    present: {
      title: (month) => `अभी के मौसम में: ${month}`,
      description: (month) =>
        `अभी, ${month} में, और साल के हर दूसरे महीने में क्या बोया जाता है, क्या रोपा जाता है और किसमें फूल आते हैं।`,
    },
    intro:
      'क्या बोया जाता है, क्या रोपा जाता है और किसमें फूल आते हैं। आपके यहाँ यह कुछ हफ़्ते पहले या बाद में हो सकता है।',
    months: 'महीने',
    things: (count) => `${count} ${count === 1 ? 'चीज़' : 'चीज़ें'}`,
    inMonth: (month) => `, ${month}`,
    seasons: { cool: 'ठंड', hot: 'गर्मी', rain: 'बारिश', after: 'बारिश के बाद' },
    now: { sow: 'अभी बोएँ', plant: 'अभी रोपें', flower: 'अभी फूलों में' },
    during: {
      sow: (month) => `${month} में बोएँ`,
      plant: (month) => `${month} में रोपें`,
      flower: (month) => `${month} में फूलों में`,
    },
    does: { sow: 'बोएँ', plant: 'रोपें', flower: 'फूलों में' },
    none: (month) => `${month} में हमारे यहाँ की कोई चीज़ न बोई जाती है, न रोपी जाती है, न फूलती है।`,
    sources: 'महीने हर चीज़ के अपने पन्ने पर हैं, स्रोत के साथ।',
    seeAll: (count) => `सभी ${count} देखें`,
    strip: (month) => `${month} के मौसम में`,
    stripText: 'अभी क्या बोएँ, क्या रोपें और किसमें फूल हैं।',
    wholeYear: 'पूरा साल',
  },
  mr: {
    home: 'मुखपृष्ठ',
    name: 'या हंगामात',
    title: (month) => `या हंगामात: ${month}`,
    description: (month) =>
      `${month}मध्ये काय पेरतात, काय लावतात आणि कशाला फुले येतात, प्रत्येक रोप आणि बियाण्याच्या महिन्यांसह.`,
    present: {
      title: (month) => `आताच्या हंगामात: ${month}`,
      description: (month) =>
        `आता, ${month}मध्ये, आणि वर्षाच्या इतर प्रत्येक महिन्यात काय पेरतात, काय लावतात आणि कशाला फुले येतात.`,
    },
    intro: 'काय पेरतात, काय लावतात आणि कशाला फुले येतात. आपल्या भागात हे काही आठवडे आधी किंवा नंतर असू शकते.',
    months: 'महिने',
    things: (count) => `${count} ${count === 1 ? 'गोष्ट' : 'गोष्टी'}`,
    inMonth: (month) => `, ${month}`,
    seasons: { cool: 'थंडी', hot: 'उन्हाळा', rain: 'पाऊस', after: 'पावसानंतर' },
    now: { sow: 'आता पेरा', plant: 'आता लावा', flower: 'आता फुललेले' },
    during: {
      sow: (month) => `${month}मध्ये पेरा`,
      plant: (month) => `${month}मध्ये लावा`,
      flower: (month) => `${month}मध्ये फुललेले`,
    },
    does: { sow: 'पेरा', plant: 'लावा', flower: 'फुललेले' },
    none: (month) => `${month}मध्ये आमच्याकडील काहीही पेरले, लावले किंवा फुललेले नसते.`,
    sources: 'महिने प्रत्येकाच्या स्वतःच्या पानावर आहेत, स्रोतासह.',
    seeAll: (count) => `सर्व ${count} पाहा`,
    strip: (month) => `${month} या हंगामात`,
    stripText: 'आता काय पेरावे, काय लावावे आणि कशाला फुले आहेत.',
    wholeYear: 'संपूर्ण वर्ष',
  },
})
