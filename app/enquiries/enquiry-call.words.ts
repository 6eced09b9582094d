import { defineWords } from '#languages/words.ts'

/** What is wrong with a call that our own forms would not have sent (§7). */
export const enquiryCallWords = defineWords({
  en: {
    product: 'A product is named by its number.',
    size: 'A size is named by its number.',
    quantity: 'Quantity should be text.',
    longQuantity: 'Quantity should be at most 4 characters.',
    note: 'A note should be text.',
    longNote: (most: number) => `A note should be at most ${most} characters.`,
    products: 'Products are a list.',
    manyProducts: (most: number) => `An enquiry names at most ${most} products.`,
    submissionId: 'The submission’s id should be a UUID.',
  },
  hi: {
    product: 'चीज़ को उसके नंबर से बताएँ।',
    size: 'आकार को उसके नंबर से बताएँ।',
    quantity: 'गिनती अक्षरों में लिखें।',
    longQuantity: 'गिनती में 4 अंक से ज़्यादा न हों।',
    note: 'टिप्पणी अक्षरों में लिखें।',
    longNote: (most) => `टिप्पणी ${most} अक्षरों से लंबी न हो।`,
    products: 'चीज़ें एक सूची में हों।',
    manyProducts: (most) => `एक पूछताछ में ${most} से ज़्यादा चीज़ें नहीं आतीं।`,
    submissionId: 'भेजने का पहचान नंबर UUID होना चाहिए।',
  },
  mr: {
    product: 'वस्तू तिच्या क्रमांकाने सांगा.',
    size: 'आकार त्याच्या क्रमांकाने सांगा.',
    quantity: 'नग अक्षरांत लिहा.',
    longQuantity: 'नगांत 4 पेक्षा जास्त अंक नसावेत.',
    note: 'टीप अक्षरांत लिहा.',
    longNote: (most) => `टीप ${most} अक्षरांपेक्षा मोठी नसावी.`,
    products: 'वस्तू एका यादीत असाव्यात.',
    manyProducts: (most) => `एका चौकशीत ${most} पेक्षा जास्त वस्तू बसत नाहीत.`,
    submissionId: 'पाठवण्याचा ओळख क्रमांक UUID असावा.',
  },
})
