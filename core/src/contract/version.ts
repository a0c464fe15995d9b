/** Of the whole program: its one home. What is packed and printed takes it from here; CHANGELOG.md has an entry of this name. */
export const version = '0.2.0'
