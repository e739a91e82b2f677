import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { InterviewProvider } from '../calls';

/** The first day that has interviews ahead, with them. */
export function useInterviewDay() {
  const dataProvider = useDataProvider<InterviewProvider>();
  return useQuery({ queryKey: ['interviews', 'next-day'], queryFn: () => dataProvider.getInterviewDay() });
}
