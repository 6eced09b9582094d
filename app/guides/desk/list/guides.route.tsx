import { Link } from 'react-router'
import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { FindForm } from '#app/desk/parts/find-form.tsx'
import { PageHead } from '#app/desk/parts/page-head.tsx'
import { DeskError } from '#app/desk/shell/desk-error.tsx'
import { EmptyState } from '#app/desk/shell/empty-state.tsx'
import { deskPictures } from '#app/desk/shell/thumb-pictures.server.ts'
import { Thumb } from '#app/desk/shell/thumbs.tsx'
import type { TranslationState } from '#app/guides/translating.ts'
import {
  cataloguePath,
  deskGuidesPath,
  guideEditPath,
  guideLanguagePath,
  newGuidePath,
} from '#app/paths/desk-paths.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { otherLanguages } from '#languages/language.ts'
import { languageTable } from '#languages/language-table.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/guides.route'
import { type GuidesQuery, type ShownGuide, showGuides } from './shown-guides.server.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  requireRole(context, 'owner', 'desk', 'catalogue')
  const { searchParams } = url
  const show = searchParams.get('show')
  const query: GuidesQuery = {
    show: show === 'drafts' || show === 'translate' ? show : undefined,
    q: searchParams.get('q')?.slice(0, 100) || undefined,
    skip: Math.max(0, Math.min(10_000, Math.trunc(Number(searchParams.get('skip')) || 0))),
  }
  return {
    guides: await showGuides(context.get(appContext).db, query),
    nothingFound: deskPictures.nothingFound,
  }
}

/** The guides and the journal's entries: their languages, and who sees them. */
export default function GuidesRoute({ loaderData }: Route.ComponentProps) {
  const { guides, nothingFound } = loaderData
  const { query, counts, rows, more } = guides
  const { name } = useSiteFacts()
  const tabs = [
    { show: undefined, words: 'All', count: counts.all },
    { show: 'drafts', words: 'Drafts', count: counts.drafts },
    { show: 'translate', words: 'Translate', count: counts.translate },
  ] as const
  return (
    <main id="main" className="page">
      <title>{`Guides | Desk, ${name}`}</title>
      <PageHead title="Guides" back={{ to: cataloguePath, label: 'Catalogue' }}>
        <Link className="btn" to={newGuidePath}>
          <DeskIcon name="plus" />
          New guide
        </Link>
      </PageHead>
      <div className="guides-bar">
        <nav className="tabs" aria-label="Show">
          {tabs.map(({ show, words, count }) => (
            <Link
              key={words}
              to={addressOf({ ...query, show, skip: 0 })}
              aria-current={show === query.show ? 'page' : undefined}
            >
              {words} <i>{count}</i>
            </Link>
          ))}
        </nav>
        <FindForm
          key={`find ${query.q ?? ''}`}
          action={deskGuidesPath}
          label="Words of a title"
          search={query.q}
          maxLength={100}
        >
          {query.show && <input type="hidden" name="show" value={query.show} />}
        </FindForm>
      </div>
      {rows.length > 0 ? (
        <ol className="guide-list">
          {rows.map((guide) => (
            <GuideRow key={guide.id} guide={guide} />
          ))}
        </ol>
      ) : (
        <EmptyState
          picture={nothingFound}
          title={query.q ? `No guide for “${query.q}”` : 'No guide here'}
        >
          {counts.all === 0 ? (
            <p>Write what visitors ask you again and again.</p>
          ) : (
            <Link className="btn btn-line" to={deskGuidesPath}>
              Show all guides
            </Link>
          )}
        </EmptyState>
      )}
      {(more || query.skip > 0) && (
        <nav className="pager" aria-label="Pages">
          {query.skip > 0 && (
            <Link className="more" to={addressOf({ ...query, skip: 0 })}>
              From the beginning
            </Link>
          )}
          {more && (
            <Link className="more" to={addressOf({ ...query, skip: query.skip + rows.length })}>
              Show more
            </Link>
          )}
        </nav>
      )}
    </main>
  )
}

function GuideRow({ guide }: { guide: ShownGuide }) {
  const { id, title, about, room, translations, showing, isSeen } = guide
  return (
    <li className="guide-row">
      <Link to={guideEditPath(id)}>
        <Thumb room={room} width={52} />
        <span>
          <b>{title}</b>
          <small>{about}</small>
        </span>
      </Link>
      <span className="langs">
        <span className="lang ok">
          {languageTable.en.name} <Icon name="check" />
        </span>
        {otherLanguages.map((language) => (
          <Link
            key={language}
            to={guideLanguagePath(id, language)}
            className={`lang ${classOf[translations[language]]}`}
          >
            <span className="vh">{title}: </span>
            <span lang={language}>{languageTable[language].name}</span>{' '}
            <Sign state={translations[language]} />
          </Link>
        ))}
      </span>
      <span className="guide-state">
        <DeskIcon name={isSeen ? 'eye' : 'pencil'} />
        {showing}
      </span>
    </li>
  )
}

const classOf: Record<TranslationState, string> = { current: 'ok', outdated: 'old', missing: 'no' }

function Sign({ state }: { state: TranslationState }) {
  if (state === 'current') {
    return (
      <>
        <Icon name="check" />
        <span className="vh">up to date</span>
      </>
    )
  }
  const words = state === 'outdated' ? 'out of date' : 'missing'
  return <span className={state === 'outdated' ? 'look' : 'dash'}>{words}</span>
}

function addressOf({ show, q, skip }: GuidesQuery) {
  const params = new URLSearchParams({
    ...(show && { show }),
    ...(q && { q }),
    ...(skip > 0 && { skip: String(skip) }),
  })
  return params.size > 0 ? `${deskGuidesPath}?${params}` : deskGuidesPath
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskError error={error} what="The guides" />
}
