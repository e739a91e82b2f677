/** Where placements open: in the register of all of them, whatever became of their connections. */
export const REGISTER = '/placement-register';
