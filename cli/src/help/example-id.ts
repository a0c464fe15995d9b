/** An id as examples have it. */
export const exampleId = '01890a5d-ac96-774b-bcce-b302099a8057'
