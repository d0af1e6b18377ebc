import { DocumentPage } from '../features/documents/components/document-page';
import { privacyPolicy } from '../features/documents/content/privacy-policy';

export default function PrivacyPolicyPage() {
  return <DocumentPage document={privacyPolicy} />;
}
