/** A task of the sandbox: draws a logo anew. */
export interface LogoTask {
  task: 'logo';
}

/** A logo as PNG, in Base64. */
export interface DrawnLogo {
  width: number;
  height: number;
  png: string;
}
