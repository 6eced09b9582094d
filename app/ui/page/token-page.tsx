import { homePath } from '#app/paths/shop-paths.ts'
import { usePath } from '#languages/use-language.ts'
import { ClosingSection } from './closing-section.tsx'
import { PageHead } from './page-head.tsx'
import { PageMeta } from './page-meta.tsx'

interface TokenPageProps {
  path: string
  /** What allows the change, from the link of an e-mail. */
  token: string
  words: { home: string; heading: string; intro: string; button: string }
  /** Where the page stands, after Home. */
  crumb: string
  /** What came of the change; left out while it is not made. */
  outcome: string | undefined
}

/** The page behind a link of an e-mail: a button that makes one change, then what came of it. */
export function TokenPage({ path, token, words, crumb, outcome }: TokenPageProps) {
  const toPath = usePath()
  const { home, heading, intro, button } = words
  return (
    <>
      <PageMeta title={heading} description={intro} path={path} noindex />
      <main id="main">
        <PageHead
          wall="pista"
          crumbs={[{ label: home, to: homePath }, { label: crumb }]}
          heading={heading}
          intro={outcome ?? intro}
          scene="panel-outdoor"
          sceneFirst={false}
        >
          {outcome === undefined && (
            <form method="post" action={toPath(`${path}?token=${encodeURIComponent(token)}`)}>
              <button type="submit" className="btn head-btn">
                {button}
              </button>
            </form>
          )}
        </PageHead>
        <ClosingSection wall="pista" first />
      </main>
    </>
  )
}
