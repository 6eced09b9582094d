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
  extends: ['html-validate:standard'],
  rules: {
    // React's own way of writing: void elements closed, attributes in their DOM case.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // Titles carry the business's name; phone numbers stand in fields that may wrap.
    'long-title': 'off',
    'tel-non-breaking': 'off',
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
