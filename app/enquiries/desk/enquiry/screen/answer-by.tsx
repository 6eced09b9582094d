import { leaveFor } from '#app/enquiries/desk/enquiry/coming-back.ts'
import { useEnquiryScreen } from '#app/enquiries/desk/enquiry/enquiry-screen.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'

interface AnswerLinksProps {
  className?: string
  quietClassName?: string
}

/** Real links that call the visitor, and that open a draft in WhatsApp. */
export function AnswerLinks({ className, quietClassName }: AnswerLinksProps) {
  const { reference, visitor } = useEnquiryScreen().view
  return (
    <>
      <a
        className={className}
        href={visitor.call}
        data-key="c"
        onClick={() => leaveFor('call', reference)}
      >
        <Icon name="phone" />
        Call
      </a>
      <a
        className={quietClassName ?? className}
        href={visitor.whatsApp}
        target="_blank"
        rel="noopener"
        data-key="w"
        onClick={() => leaveFor('message', reference)}
      >
        <Icon name="whatsapp" />
        WhatsApp
      </a>
    </>
  )
}
