import type { Translated } from '../translated'
import type { alerts as source } from '../en/alerts'

export const alerts: Translated<typeof source> = {
  titles: {
    passengerTraps: '有乘客被困',
    liftFaults: '新的电梯故障',
    rbes: '新的楼宇警报',
    cases: '新的立即处理个案',
  },
  several: {
    passengerTraps: '{{number}} 起新的乘客被困',
    liftFaults: '{{number}} 项新的电梯故障',
    rbes: '{{number}} 项新的楼宇警报',
    cases: '{{number}} 个新的立即处理个案',
  },
  text: '{{liftName}}，{{address}}。{{description}}',
  openList: '点击打开列表。',
  silent: '点击之前没有声音',
  enable: '开启声音',
  failed: '无法发出提醒：请重新加载本页',
}
