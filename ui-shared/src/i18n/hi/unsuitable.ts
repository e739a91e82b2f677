/** Why a company finds a person not suitable. */
export const unsuitable = {
  'answer.reason.skills': 'स्किल ज़रूरत के मुताबिक नहीं',
  'answer.reason.experience': 'अनुभव ज़रूरत के मुताबिक नहीं',
  'answer.reason.salary': 'सैलरी मेल नहीं खाती',
  'answer.reason.location': 'जगह मेल नहीं खाती',
  'answer.reason.notice_period': 'नोटिस पीरियड बहुत लंबा',
  'answer.reason.position_filled': 'पद भर गया',
  'answer.reason.other': 'कोई और वजह',
} as const;
