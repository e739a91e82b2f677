/** What is wrong with a GSTIN, on the site and in the console. */
export const gstin = {
  'gstin.length': 'A GSTIN has 15 characters, this has %{count}',
  'gstin.shape': 'A GSTIN is two digits of the state, the PAN, a number, Z and a last character',
  'gstin.state': 'No state has the code %{code}',
  'gstin.check': 'The last character should be %{character}, or a character before it is mistyped',
} as const;
