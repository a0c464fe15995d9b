import type { Translated } from '../translated'
import type { exports as source } from '../en/exports'

export const exports: Translated<typeof source> = {
  about: '说明',
  list: '列表',
  generatedAt: '生成时间',
  generatedBy: '生成人',
  organization: '机构',
  timeZone: '时区',
  rows: '行数',
  filters: {
    id: '所属',
    liftId: '电梯编号',
    errorCode: '错误代码',
    company: '电梯公司',
    startTs: '从',
    endTs: '至',
    sort: '排序',
  },
}
