import { Link } from '@mui/material';

/** A link that leaves the console; it tells the other site nothing of ours. */
export function ExternalLink({ href }: { href: string | null }) {
  if (!href) return null;
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer nofollow" underline="always">
      {href}
    </Link>
  );
}
