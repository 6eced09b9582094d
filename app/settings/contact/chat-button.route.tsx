import { chatButtonPath, homePath } from '#app/paths/shop-paths.ts'
import { ClosingSection } from '#app/ui/page/closing-section.tsx'
import { narrow, PageHead } from '#app/ui/page/page-head.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { useWords } from '#languages/use-language.ts'
import { appContext, languageContext } from '#server/app-context.ts'
import type { Route } from './+types/chat-button.route'
import { chatButtonWords } from './chat-button.words.ts'
import { chatIn } from './chat-in.ts'
import { chatLink } from './chat-link.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { business } = context.get(appContext).config
  const chat = chatLink(chatIn(business, context.get(languageContext)))
  return { chat, phone: business.phoneDisplay }
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
        path={chatButtonPath}
        noindex
      />
      <main id="main">
        <PageHead
          wall="pista"
          crumbs={[{ label: words.home, to: homePath }, { label: words.chat }]}
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
        <ClosingSection wall="pista" first={narrow} />
      </main>
    </>
  )
}
