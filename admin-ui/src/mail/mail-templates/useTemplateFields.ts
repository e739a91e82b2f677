import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { TemplateProvider } from './calls';

/** The fields of a kind as they are written, such as `{{name}}, {{agency}}`; nothing until they are known. */
export function useTemplateFields(kind: string | undefined): string | undefined {
  const dataProvider = useDataProvider<TemplateProvider>();
  const { data } = useQuery({
    queryKey: ['mail-templates', 'fields'],
    queryFn: () => dataProvider.getTemplateFields(),
    staleTime: Infinity,
  });
  // react-admin answers an empty record once the session has ended
  const found = Array.isArray(data) ? data.find((one) => one.kind === kind) : undefined;
  return found?.fields.map((field) => `{{${field}}}`).join(', ');
}
