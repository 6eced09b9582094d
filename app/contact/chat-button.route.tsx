import { Icon } from '#app/ui/icon.tsx'
import { LastRoom } from '#app/ui/last-room.tsx'
import { narrow, PageHead } from '#app/ui/page-head.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/chat-button.route'
import { chatLink } from './chat-link.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { business } = context.get(appContext).config
  return { chat: chatLink(business), phone: business.phoneDisplay }
}

/** `/shared/whatsappButton` (§2): the chat button on a screen of its own. */
export default function ChatButtonRoute({ loaderData }: Route.ComponentProps) {
  const { chat, phone } = loaderData
  return (
    <>
      <PageMeta
        title="Chat with us"
        description="Open a WhatsApp conversation with our garden experts."
        path="/shared/whatsappButton"
        noindex
      />
      <main id="main">
        <PageHead
          wall="pista"
          crumbs={[{ label: 'Home', to: '/home' }, { label: 'Chat' }]}
          heading="Chat with us"
          intro={`The button opens a WhatsApp conversation with ${phone} in a new tab, with a greeting already written.`}
          scene="panel-indoor"
        />
        <section className="section wrap" aria-label="Chat">
          <a className="btn" href={chat} target="_blank" rel="noopener">
            <Icon name="chat" />
            Chat on WhatsApp
          </a>
        </section>
        <LastRoom wall="pista" first={narrow} />
      </main>
    </>
  )
}
