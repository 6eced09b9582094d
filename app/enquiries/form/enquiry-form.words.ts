import { defineWords } from '#app/languages/words.ts'

/** What a form that is sent to the nursery says around its fields (§4, §8). */
export const enquiryFormWords = defineWords({
  en: {
    send: 'Send enquiry',
    sending: 'Sending…',
    privacy: 'We use these details to answer you.',
    privacyPolicy: 'Privacy policy',
    leaveBlank: 'Leave this blank',
    success: 'Success',
    submitted: 'Your enquiry has been submitted successfully!',
    error: 'Error',
    notSent: 'Error submitting enquiry',
  },
  hi: {
    send: 'पूछताछ भेजें',
    sending: 'भेज रहे हैं…',
    privacy: 'यह जानकारी हम सिर्फ़ आपको जवाब देने के लिए लेते हैं।',
    privacyPolicy: 'गोपनीयता नीति',
    leaveBlank: 'इसे खाली छोड़ दें',
    success: 'भेज दिया',
    submitted: 'आपकी पूछताछ हमें मिल गई है!',
    error: 'गड़बड़ हो गई',
    notSent: 'पूछताछ भेजी नहीं जा सकी',
  },
  mr: {
    send: 'चौकशी पाठवा',
    sending: 'पाठवत आहोत…',
    privacy: 'ही माहिती आम्ही फक्त आपल्याला उत्तर देण्यासाठी घेतो.',
    privacyPolicy: 'गोपनीयता धोरण',
    leaveBlank: 'हे रिकामे ठेवा',
    success: 'पाठवले',
    submitted: 'आपली चौकशी आम्हाला मिळाली आहे!',
    error: 'अडचण आली',
    notSent: 'चौकशी पाठवता आली नाही',
  },
})
