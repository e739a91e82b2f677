/** Where placements open: in the register of all of them, also of those whose connection is deleted. */
export const REGISTER = '/placement-register';
