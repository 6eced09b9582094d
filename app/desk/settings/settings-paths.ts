/** Where the owner sees how delivery does, and changes the business's details. */
export const settingsPath = '/desk/settings'

/** Where an owner says when somebody is there to answer. */
export const hoursPath = `${settingsPath}/hours`

/** Where an owner writes the texts to begin an answer with. */
export const textsPath = `${settingsPath}/texts`

/** Where every change of a setting is listed. */
export const settingsChangesPath = `${settingsPath}/changes`

/** Gives the address of a section of the settings. */
export function settingSectionPath(key: string): string {
  return key === 'business' ? `${settingsPath}#business` : `${settingsPath}/${key}`
}
