import { defineWords } from '#languages/words.ts'

/** What a corporate or bulk query asks for beside the fields of any enquiry (§3, §5). */
export const bulkFieldsWords = defineWords({
  en: {
    type: 'Type of query',
    selectType: 'Select your query type',
    typeMissing: 'Please select your query type.',
    types: { corporateGift: 'Corporate Gift Query', bulkPurchase: 'Bulk Purchase Query' },
    companyName: 'Company name',
  },
  hi: {
    type: 'किस बारे में पूछना है',
    selectType: 'चुनें कि किस बारे में पूछना है',
    typeMissing: 'कृपया चुनें कि किस बारे में पूछना है।',
    types: { corporateGift: 'कॉर्पोरेट उपहार के बारे में', bulkPurchase: 'थोक खरीद के बारे में' },
    companyName: 'कंपनी का नाम',
  },
  mr: {
    type: 'कशाबद्दल विचारायचे आहे',
    selectType: 'कशाबद्दल विचारायचे ते निवडा',
    typeMissing: 'कृपया कशाबद्दल विचारायचे ते निवडा.',
    types: { corporateGift: 'कॉर्पोरेट भेटवस्तूंबद्दल', bulkPurchase: 'घाऊक खरेदीबद्दल' },
    companyName: 'कंपनीचे नाव',
  },
})
