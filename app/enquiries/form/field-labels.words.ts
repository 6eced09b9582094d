import { defineWords } from '#languages/words.ts'

/** What the fields of the forms are called (§3). */
export const fieldLabels = defineWords({
  en: {
    fullName: 'Full name',
    email: 'E-mail',
    mobileNumber: 'Mobile number',
    address: 'Address',
    message: 'Message',
    messageHint: 'Which plants, how many, and by when',
  },
  hi: {
    fullName: 'पूरा नाम',
    email: 'ई-मेल',
    mobileNumber: 'मोबाइल नंबर',
    address: 'पता',
    message: 'संदेश',
    messageHint: 'कौन से पौधे, कितने, और कब तक',
  },
  mr: {
    fullName: 'पूर्ण नाव',
    email: 'ई-मेल',
    mobileNumber: 'मोबाइल नंबर',
    address: 'पत्ता',
    message: 'संदेश',
    messageHint: 'कोणती रोपे, किती, आणि कधीपर्यंत',
  },
})
