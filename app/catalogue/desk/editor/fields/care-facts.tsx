import { factChoices } from '#app/catalogue/desk/editor/draft/fact-choices.ts'
import { useFacts } from '#app/catalogue/desk/editor/facts-screen.ts'
import { lights } from '#app/catalogue/facts/facts.ts'
import { lightWords } from '#app/catalogue/facts/facts-words.ts'
import { productFields } from '#app/catalogue/fields/product-fields.ts'
import { SignPicture } from '#app/catalogue/product-page/sign-picture.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { FactTaps } from './fact-taps.tsx'
import { SpanFields } from './span-fields.tsx'
import { WateringDays } from './watering-days.tsx'

/**
 * The facts of a plant: of the product, or of one in a packet. Of a packet itself only those that
 * its plants do not tell.
 */
export function CareFacts({ toldByPlants }: { toldByPlants: boolean }) {
  const { prefix, draft, faults } = useFacts()
  const rule = (
    <Field
      id={`${prefix}water-rule`}
      name={`${prefix}waterRule`}
      label="Watering, in words"
      optional
      maxLength={productFields.waterRule.longest}
      defaultValue={draft.waterRule}
      placeholder="Water when the top 2 cm is dry"
      error={faults.waterRule}
    />
  )
  return (
    <>
      {!toldByPlants &&
        factChoices.map((choice) => (
          <FactTaps key={choice.name} choice={choice}>
            {choice.name === 'light' && <AlsoGood />}
            {choice.name === 'water' && (
              <>
                <WateringDays />
                {rule}
              </>
            )}
          </FactTaps>
        ))}
      {!toldByPlants && (
        <fieldset className="fact">
          <legend className="fact-name">
            <SignPicture icon="height" />
            Height in a pot
          </legend>
          <SpanFields name="height" label="Height" unit="cm" error={faults.height} />
        </fieldset>
      )}
      {toldByPlants && rule}
      {toldByPlants && <WateringDays isWinterOnly />}
      <Field
        id={`${prefix}season`}
        name={`${prefix}season`}
        label="Season, in words"
        optional
        maxLength={productFields.season.longest}
        defaultValue={draft.season}
        placeholder="Flowers from March to June"
        error={faults.season}
      />
    </>
  )
}

/** A plant suits more light than the one it likes best; the Plant Finder finds it by all of them. */
function AlsoGood() {
  const { prefix, draft, current } = useFacts()
  return (
    <fieldset className="also">
      <legend>Also good in</legend>
      {lights.map((light) => (
        <label key={light} className="tick" hidden={light === current.light}>
          <input
            type="checkbox"
            name={`${prefix}lightAlso`}
            value={light}
            defaultChecked={draft.lightAlso.includes(light)}
          />
          {lightWords[light]}
        </label>
      ))}
    </fieldset>
  )
}
