/**
 * The browsers that know all of the kit's CSS, for what is built of it here: the arcade and Storybook. For older ones
 * `:dir(rtl)` would be turned into a list of languages.
 */
export const cssTarget = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];
