import { DocumentPage } from '../features/documents/components/document-page';
import { disclaimer } from '../features/documents/content/disclaimer';

export default function DisclaimerPage() {
  return <DocumentPage document={disclaimer} />;
}
