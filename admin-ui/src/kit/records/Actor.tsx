import { EmailText } from './Contact';

/** Who did something: the name with the address on hover, or the address where no name is known. */
export function Actor({ name, address }: { name: string | null; address: string }) {
  return name ? <span title={address}>{name}</span> : <EmailText address={address} />;
}
