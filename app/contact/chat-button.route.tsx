import { useWords } from '#app/languages/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { LastRoom } from '#app/ui/last-room.tsx'
import { narrow, PageHead } from '#app/ui/page-head.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { appContext, languageContext } from '#server/app-context.ts'
import type { Route } from './+types/chat-button.route'
import { chatButtonWords } from './chat-button.words.ts'
import { chatGreeting } from './chat-greeting.ts'
import { chatLink } from './chat-link.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { business } = context.get(appContext).config
  const greeting = chatGreeting(business, context.get(languageContext))
  return { chat: chatLink(business, greeting), phone: business.phoneDisplay }
}

/** `/shared/whatsappButton` (§2): the chat button on a screen of its own. */
export default function ChatButtonRoute({ loaderData }: Route.ComponentProps) {
  const { chat, phone } = loaderData
  const words = useWords(chatButtonWords)
  return (
    <>
      <PageMeta
        title={words.heading}
        description={words.description}
        path="/shared/whatsappButton"
        noindex
      />
      <main id="main">
        <PageHead
          wall="pista"
          crumbs={[{ label: words.home, to: '/home' }, { label: words.chat }]}
          heading={words.heading}
          intro={words.intro(phone)}
          scene="panel-indoor"
        />
        <section className="section wrap" aria-label={words.chat}>
          <a className="btn" href={chat} target="_blank" rel="noopener">
            <Icon name="chat" />
            {words.button}
          </a>
        </section>
        <LastRoom wall="pista" first={narrow} />
      </main>
    </>
  )
}
