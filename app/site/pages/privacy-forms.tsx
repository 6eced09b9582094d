import { useWords } from '#languages/use-language.ts'
import { privacyFormWords } from './privacy-forms.words.ts'
import { Purposes } from './purposes.tsx'

/** What each form asks for (§3), item by item. */
export function PrivacyForms() {
  const { heads, enquiry, bulk, newsletter, leftOut } = useWords(privacyFormWords)
  return (
    <>
      <h3>{enquiry.heading}</h3>
      <Purposes
        heads={heads}
        items={[
          enquiry.name,
          enquiry.email,
          enquiry.mobile,
          enquiry.address,
          enquiry.message,
          enquiry.list,
        ]}
      />
      <h3>{bulk.heading}</h3>
      <Purposes
        heads={heads}
        items={[bulk.name, bulk.mobile, bulk.email, bulk.type, bulk.company, bulk.message]}
      />
      <h3>{newsletter.heading}</h3>
      <Purposes heads={heads} items={[newsletter.email]} />
      <p>{leftOut}</p>
    </>
  )
}
