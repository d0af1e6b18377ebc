import { DocumentPage } from '../features/documents/components/document-page';
import { termsConditions } from '../features/documents/content/terms-conditions';

export default function TermsConditionsPage() {
  return <DocumentPage document={termsConditions} />;
}
