import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { codesOfFormatQuery, costFormatsQuery } from '#features/codes';
import type { IssueCode } from '../model/issueDraft.ts';
import * as t from '../texts.ts';
import { IssueFact } from './IssueFact.tsx';

export interface IssueCodesProps {
  codes: readonly IssueCode[];
  /** What is wrong with them. */
  error: string | undefined;
  /** As the other fields around them. */
  layout: 'sheet' | 'form';
  onChange: (codes: readonly IssueCode[]) => void;
}

/** As many as a list shows at a time. */
const most = 50;

const labelOf = ({ div_code: code, name }: IssueCode) => `${code} ${name}`;

/** The cost groups of an issue: by trade, by element, and in the company's own formats. */
export function IssueCodes({ codes, error, layout, onChange }: IssueCodesProps) {
  const isSheet = layout === 'sheet';
  const client = useQueryClient();
  const own = useQuery(costFormatsQuery()).data?.results.filter((format) => !format.is_standard) ?? [];
  const formats = [
    { key: 'MF', label: t.masterformat, is: (code: IssueCode) => code.standard === 'MF' },
    { key: 'UF', label: t.uniformat, is: (code: IssueCode) => code.standard === 'UF' },
    ...own.map(({ id, name }) => ({
      key: String(id),
      label: name,
      is: (code: IssueCode) => code.definition_id === id,
    })),
  ];
  return formats.map(({ key, label, is }, at) => {
    const chosen = codes.find(is);
    const control = (
      <ComboBox
        key={key}
        label={label}
        {...(isSheet && { labelHidden: true, quiet: true, size: 'small' })}
        placeholder={isSheet ? t.search : t.searchCodeOrTitle}
        clearable
        error={at === 0 ? error : undefined}
        search={async (text) => {
          const words = text.trim().toLowerCase();
          return (await client.fetchQuery(codesOfFormatQuery(key)))
            .filter((code) => labelOf(code).toLowerCase().includes(words))
            .slice(0, most)
            .map((code) => ({ value: String(code.id), label: labelOf(code) }));
        }}
        value={chosen ? String(chosen.id) : null}
        {...(chosen && { selectedLabel: labelOf(chosen) })}
        onChange={(id: string | null) => {
          const found =
            id === null ? undefined : codeIn(client.getQueryData(codesOfFormatQuery(key).queryKey), id);
          onChange([...codes.filter((code) => !is(code)), ...(found ? [found] : [])]);
        }}
      />
    );
    return isSheet ? (
      <IssueFact key={key} name={label}>
        {control}
      </IssueFact>
    ) : (
      control
    );
  });
}

const codeIn = (codes: readonly IssueCode[] | undefined, id: string) =>
  codes?.find((code) => String(code.id) === id);
