import { Icon } from '#app/ui/icon.tsx'
import { leaveFor } from './coming-back.ts'
import { useEnquiryScreen } from './enquiry-screen.ts'

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
