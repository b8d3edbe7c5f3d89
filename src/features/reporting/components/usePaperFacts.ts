import { useQuery } from '@tanstack/react-query';
import { personName } from '#domain/people';
import { attachmentsQuery, type FilePlace } from '#features/files';
import { companyHere, useCurrentUser } from '#platform/flags';
import { useCompanyToday, useProject } from '#shared/project';
import { COVER_PIXELS, drawForPrint, LOGO_PIXELS } from '../model/drawForPrint.ts';
import type { PaperFacts } from '../model/paper.ts';
import type { ReportDraft } from '../model/reportDraft.ts';
import type { CustomReport } from '../reportingQueries.ts';

/** A day that is past, of a milestone if it has a name. */
export interface AsOf {
  day: string;
  milestone: string;
}

/** Where the logo of a report is kept. */
export const logoPlace = (reportId: number): FilePlace => ({
  entity: 'customreport',
  entityId: reportId,
  field: 'header_logo',
});

/** A picture as pages print it; a browser keeps what it has drawn. */
const useDrawn = (url: string | null, isPhoto: boolean) =>
  useQuery({
    queryKey: ['reporting-pictures', url, isPhoto],
    queryFn: () => drawForPrint(url ?? '', { ...(isPhoto ? COVER_PIXELS : LOGO_PIXELS), isPhoto }),
    enabled: url !== null,
    staleTime: Infinity,
    retry: false,
  });

/** The company's logo, else none. */
function useCompanyLogo(): string | null {
  return companyHere(useCurrentUser().companies, location.hostname)?.logo_url ?? null;
}

/** What the paper of a report says beside its cards on the company's day; `isLoading` until its pictures are drawn. */
export function usePaperFacts(
  report: CustomReport,
  draft: ReportDraft,
  asOf?: AsOf,
): { facts: PaperFacts; isLoading: boolean } {
  const project = useProject();
  const today = useCompanyToday();
  const own = useQuery(attachmentsQuery(logoPlace(report.id)));
  const companyLogo = useCompanyLogo();
  const wantsLogo = draft.include_header || draft.include_cover_page;
  const logo = useDrawn(
    wantsLogo && !own.isPending ? (own.data?.results[0]?.url ?? companyLogo) : null,
    false,
  );
  const wantsPicture = draft.include_cover_page && draft.include_cover_picture;
  const picture = useDrawn(wantsPicture ? project.picture_url : null, true);
  const place = [project.city, project.state].filter(Boolean).join(', ');
  return {
    isLoading: own.isPending || logo.isLoading || picture.isLoading,
    facts: {
      project: project.name,
      details: project.code ?? '',
      address: (project.address || place).slice(0, 600),
      author: draft.prepared_by.trim() || (report.created_by ? personName(report.created_by) : ''),
      preparedFor: draft.prepared_for.trim(),
      logo: wantsLogo ? logo.data : undefined,
      coverPicture: wantsPicture ? picture.data : undefined,
      day: asOf?.day ?? today,
      madeOn: today,
      milestone: asOf?.milestone ?? '',
    },
  };
}
