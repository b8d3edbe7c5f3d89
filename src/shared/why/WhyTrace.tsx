import { useNavigate } from 'react-router-dom';
import { pathTo } from '#platform/routing';
import { costTrace } from '#shared/foresite';
import { useProjectId } from '#shared/project';

export interface WhyTraceProps {
  of: string;
  title: string;
  /** Before another page is opened. */
  onLeave: () => void;
}

/** The chain below a total, down to the lines and items, which open on ForeSite. */
export default function WhyTrace({ of, title, onLeave }: WhyTraceProps) {
  const projectId = useProjectId();
  const navigate = useNavigate();
  return (
    <costTrace.Part
      projectId={projectId}
      of={of}
      title={title}
      onOpenItem={(id) => {
        onLeave();
        void navigate(pathTo('foresite', { projectId }, { itemDetailsId: id }));
      }}
    />
  );
}
