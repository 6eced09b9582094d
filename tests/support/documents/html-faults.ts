import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** Reads its rules once, not for every page, which takes a third of the time. */
class ReadOnce extends StaticConfigLoader {
  #read: ReturnType<StaticConfigLoader['getConfigFor']> | undefined

  override getConfigFor(handle: string) {
    this.#read ??= super.getConfigFor(handle)
    return this.#read
  }
}

const rules = new ReadOnce({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React's own way of writing: void elements closed, attributes in their DOM case.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // Titles carry the business's name; phone numbers stand in fields that may wrap.
    'long-title': 'off',
    'tel-non-breaking': 'off',
    // The offers of two other languages are both called भाषा, and one at most is shown.
    'unique-landmark': 'off',
    // At the desk some forms are sent by each change, or by a button that stands on the floor.
    'wcag/h32': 'off',
    // One without a legend switches a whole form off.
    'wcag/h71': 'off',
    // A switch is one to those who have it read to them.
    'prefer-native-element': 'off',
    'input-missing-label': 'error',
    // The policy forbids inline styles, so one would be dead.
    'no-inline-style': 'error',
  },
})
const validator = new HtmlValidate(rules)

/** Lists what is wrong in a page's HTML, each as `rule: sentence`. */
export async function listHtmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const faults = results.flatMap(({ messages }) => messages)
  return faults.map(({ ruleId, message }) => `${ruleId}: ${message}`)
}
