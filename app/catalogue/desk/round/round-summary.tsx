import { Form, Link } from 'react-router'
import { roundAddress } from './round-address.ts'
import type { RoundEnd } from './shown-round.ts'

/** What a round came to: what differs is chosen, what changed and what was not looked at is told. */
export function RoundSummary({ end }: { end: RoundEnd }) {
  const { id, category, changed, counted, differing, gone, notLookedAt } = end
  return (
    <>
      <p>
        {category.name}: {counted}
      </p>
      {differing.length > 0 && (
        <section className="conflict" aria-labelledby="h-differing">
          <h2 id="h-differing">Somebody said otherwise meanwhile</h2>
          <p>Nothing of theirs was changed. Choose for each what is to stay.</p>
          {differing.map(({ key, answer, name, yours, theirs }) => (
            <Form key={key} method="post" action={roundAddress({ ended: id })} preventScrollReset>
              <input type="hidden" name="intent" value="settle" />
              <input type="hidden" name="answer" value={answer} />
              <p>
                <b>{name}</b>
              </p>
              <div className="leave-ways">
                <button type="submit" name="stays" value="mine" className="btn btn-line">
                  Yours: {yours}
                </button>
                <button type="submit" name="stays" value="theirs" className="btn btn-line">
                  Theirs: {theirs}
                </button>
              </div>
            </Form>
          ))}
        </section>
      )}
      {changed.length > 0 && (
        <section aria-labelledby="h-changed">
          <h2 id="h-changed">Changed</h2>
          <ul className="happened">
            {changed.map(({ key, name, before, after }) => (
              <li key={key} className="happened-change">
                <dl>
                  <div>
                    <dt>{name}</dt>
                    <dd>
                      <del>{before}</del>
                      <ins>{after}</ins>
                    </dd>
                  </div>
                </dl>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Names title="Not there any more" names={gone} />
      <Names title="Not looked at" names={notLookedAt} />
      <p className="list-ways">
        <Link className="more" to={roundAddress({ category: category.key })}>
          Go on with {category.name}
        </Link>
      </p>
    </>
  )
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul className="round-names">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  )
}
