import { defineWords } from '#languages/words.ts'

/** What the placeholder list says. */
export const placeholderListWords = defineWords({
  en: {
    home: 'Home',
    title: 'Sample list',
    description: 'A placeholder list of sample products, none of which is for sale.',
    intro:
      'This page is a placeholder. Its four entries are leftover samples and are not for sale.',
    leftover: 'Leftover samples',
    samples: ['Laptop', 'Phone', 'Shirt', 'Headphone'],
    reallyBefore: 'What we really grow and sell starts at ',
    plants: 'Plants',
    reallyAfter: '.',
  },
  hi: {
    home: 'होम',
    title: 'नमूना सूची',
    description: 'नमूने की चीज़ों की एक सूची, इनमें से कुछ भी बेचने के लिए नहीं है।',
    intro: 'यह पन्ना सिर्फ़ जगह भरने के लिए है। इसकी चार चीज़ें बचे हुए नमूने हैं, बेचने के लिए नहीं।',
    leftover: 'बचे हुए नमूने',
    samples: ['लैपटॉप', 'फ़ोन', 'कमीज़', 'हेडफ़ोन'],
    reallyBefore: 'हम सच में जो उगाते और देते हैं, उसके लिए देखिए ',
    plants: 'पौधे',
    reallyAfter: '।',
  },
  mr: {
    home: 'मुखपृष्ठ',
    title: 'नमुना यादी',
    description: 'नमुन्याच्या वस्तूंची यादी, यातले काहीही विक्रीसाठी नाही.',
    intro: 'हे पान फक्त जागा भरण्यासाठी आहे. यातल्या चार वस्तू उरलेले नमुने आहेत, विक्रीसाठी नाहीत.',
    leftover: 'उरलेले नमुने',
    samples: ['लॅपटॉप', 'फोन', 'शर्ट', 'हेडफोन'],
    reallyBefore: 'आम्ही खरोखर जे वाढवतो आणि देतो, ते पाहण्यासाठी ',
    plants: 'रोपे',
    reallyAfter: ' इथून सुरुवात करा.',
  },
})
