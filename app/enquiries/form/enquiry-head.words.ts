import { defineWords } from '#languages/words.ts'

/** What stands above the enquiry form, in the dialog and on its page (§2). */
export const enquiryHeadWords = defineWords({
  en: {
    heading: 'Send an enquiry',
    tellUs: 'Tell us what you need. ',
    about: (product: string) => `About ${product}. `,
    reach: 'Our team will reach you shortly.',
    corner: 'Tell us about the corner you want to fill.',
    close: 'Close',
  },
  hi: {
    heading: 'पूछताछ भेजें',
    tellUs: 'बताइए, आपको क्या चाहिए। ',
    about: (product) => `${product} के बारे में। `,
    reach: 'हमारी टीम जल्द ही आपसे संपर्क करेगी।',
    corner: 'उस कोने के बारे में बताइए जिसे आप हरा करना चाहते हैं।',
    close: 'बंद करें',
  },
  mr: {
    heading: 'चौकशी पाठवा',
    tellUs: 'आपल्याला काय हवे ते सांगा. ',
    about: (product) => `${product} बद्दल. `,
    reach: 'आमची टीम लवकरच आपल्याशी संपर्क साधेल.',
    corner: 'आपल्याला हिरवागार करायचा आहे त्या कोपऱ्याबद्दल सांगा.',
    close: 'बंद करा',
  },
})
