import { kinds, lights } from '#app/catalogue/facts/facts.ts'
import { lightWords } from '#app/catalogue/facts/facts-words.ts'
import { SignPicture } from '#app/catalogue/product-page/sign-picture.tsx'
import { kindWords } from '#app/desk/catalogue/value-words.ts'
import { Field } from '#app/ui/field.tsx'
import { useEditor } from './editor-screen.ts'
import { countKnown, factChoices } from './fact-choices.ts'
import { FactTaps } from './fact-taps.tsx'

/** The care facts: each with its answers in sight, and *Not known* as the last of them. */
export function FactFields({ whoSays }: { whoSays: string }) {
  const { current, isPacket } = useEditor()
  const grows = current.kind !== 'goods'
  return (
    <section aria-labelledby="h-facts">
      <h2 id="h-facts">
        Care facts {grows && !isPacket && <i>{countKnown(current)} of 7 known</i>}
      </h2>
      <Kind />
      {isPacket && grows && (
        <p className="note">
          What is known of this packet comes from the plants in it, which the catalogue’s files
          name.
        </p>
      )}
      {!isPacket && <CareFacts whoSays={whoSays} />}
    </section>
  )
}

/** Without roots there is nothing to care for: the sheet hides them while a thing does not grow. */
function CareFacts({ whoSays }: { whoSays: string }) {
  const { draft, faults } = useEditor()
  return (
    <div className="care-facts">
      {factChoices.map((choice) => (
        <FactTaps key={choice.name} choice={choice}>
          {choice.name === 'light' && <AlsoGood />}
          {choice.name === 'water' && (
            <Field
              id="water-rule"
              name="waterRule"
              label="Watering, in words"
              optional
              maxLength={120}
              defaultValue={draft.waterRule}
              placeholder="Water when the top 2 cm is dry"
              error={faults.waterRule}
            />
          )}
        </FactTaps>
      ))}
      <fieldset className="fact">
        <legend className="fact-name">
          <SignPicture icon="height" />
          Height in a pot
        </legend>
        <div className="spans">
          <Field
            id="height-from"
            name="heightFrom"
            label="From, cm"
            optional
            inputMode="numeric"
            maxLength={4}
            defaultValue={draft.heightFrom}
            error={faults.height}
          />
          <Field
            id="height-to"
            name="heightTo"
            label="to"
            optional
            inputMode="numeric"
            maxLength={4}
            defaultValue={draft.heightTo}
          />
        </div>
      </fieldset>
      <Field
        id="season"
        name="season"
        label="Season, in words"
        optional
        maxLength={160}
        defaultValue={draft.season}
        placeholder="Flowers from March to June"
        error={faults.season}
      />
      <Field
        id="source"
        name="source"
        label="Who says so"
        maxLength={300}
        defaultValue={whoSays}
        hint="Of the facts that you change. Shown under them; the others keep who said them."
      />
    </div>
  )
}

function Kind() {
  const { draft } = useEditor()
  return (
    <fieldset className="fact">
      <legend className="fact-name">
        <SignPicture icon="seed" />
        What it is
      </legend>
      <span className="choices">
        {kinds.map((kind) => (
          <label key={kind}>
            <input type="radio" name="kind" value={kind} defaultChecked={draft.kind === kind} />
            <span>{kindWords[kind]}</span>
          </label>
        ))}
      </span>
    </fieldset>
  )
}

/** A plant suits more light than the one it likes best; the Plant Finder finds it by all of them. */
function AlsoGood() {
  const { draft, current } = useEditor()
  return (
    <fieldset className="also">
      <legend>Also good in</legend>
      {lights.map((light) => (
        <label key={light} className="tick" hidden={light === current.light}>
          <input
            type="checkbox"
            name="lightAlso"
            value={light}
            defaultChecked={draft.lightAlso.includes(light)}
          />
          {lightWords[light]}
        </label>
      ))}
    </fieldset>
  )
}
